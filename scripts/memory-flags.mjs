/**
 * What the site's Node is started with. By itself V8 waits with its first great collection until the heap holds 256 MB,
 * and lets what is new fill 48: right for a program that has the machine to itself, too much for a site whose pages are
 * gone a moment after they were sent. Neither is a limit: a heap that needs more grows.
 */
export const memoryFlags = ["--max-semi-space-size=8", "--initial-old-space-size=64"];

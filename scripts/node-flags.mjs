/**
 * What the site's Node is started with. By itself V8 waits with its first great collection until the heap holds 256 MB,
 * and lets what is new fill 48: right for a program that has the machine to itself, too much for a site whose pages are
 * gone a moment after they were sent. After each collection it lets the heap double; by 40 % costs a tenth of the
 * processor's time under load and saves 60 MB. None of these is a limit: a heap that needs more grows.
 *
 * The last one spares a page made anew a third: where a loop reads an object by the names that it goes through, as React
 * does with every element's properties, V8 13.6 compiles for the name it saw, meets another, throws the code away and
 * begins again, for as long as the server lives (`node --trace-deopt`: "unexpected name in keyed access").
 */
export const nodeFlags = [
  "--max-semi-space-size=8",
  "--initial-old-space-size=64",
  "--heap-growing-percent=40",
  "--no-enable-enumerated-keyed-access-bytecode",
];

/**
 * glibc gives each thread a pool of its own and never takes it back; two serve a site's handful of threads. What is
 * large it takes from the system and gives back, but by itself it thinks more and more to be small, up to 32 MB. From
 * 32 KB, the pieces in which V8's compiler asks for its memory, neither pages nor what was compiled leave holes behind:
 * 25 MB less under load than with the 128 KB where glibc begins.
 */
export const nodeEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

/**
 * The statements of a text, one by one, as PGlite takes them. One ends where a line ends with a semicolon and the next
 * begins with `create`; those inside a function's body are indented.
 */
export const statements = (text: string): string[] => text.split(/;\s*\n(?=create )/u);

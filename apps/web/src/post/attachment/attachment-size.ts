const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** How large a file is, as it is said beside its name: 1.2MB. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))}KB`;
  return `${Math.round((bytes / megabyte) * 10) / 10}MB`;
}

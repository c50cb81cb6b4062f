/** What our own addresses are made of; whatever else somebody sends may be a person's, in a spelling that we don't know. */
const ours = /^[\w.,-]*$/u;
const oursThroughout = /^\/[\w.,/-]*$/u;

/** `users` in a path, at any depth and in any case: what follows it is a member's address (API-19). */
const members = /^users$/iu;

/** Characters. Our longest, a tile's, has 150. */
const longest = 250;

/** The path of a target in any of HTTP's forms, `http://host/path` among them, without query, fragment and parameters. */
const pathOf = (target: string): string =>
  target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#;]*/iu, "").split(/[?#;]/u, 1)[0] ?? "";

/** Cut where a part ends: of one that is cut in two, the rest may no longer look like an address. */
const shortened = (path: string): string =>
  path.length > longest ? `${path.slice(0, path.lastIndexOf("/", longest) + 1)}…` : path;

function withoutPeople(path: string): string {
  const parts = path.split("/");
  const place = parts.findIndex((part) => members.test(part));
  const isMember = place >= 0 && parts.slice(place + 1).some((part) => part !== "");
  const shown = isMember ? [...parts.slice(0, place + 1), "…"] : parts;
  return shown.map((part) => (ours.test(part) ? part : "…")).join("/");
}

/** A request's path as logs may hold it: nothing in it names a person, however it is written. */
export function redactedPath(target: string): string {
  const path = shortened(pathOf(target));
  return oursThroughout.test(path) && !/users/iu.test(path) ? path : withoutPeople(path);
}

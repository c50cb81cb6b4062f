/** Numbers that are tried behind a name; so many of one name no association has. */
const mostTried = 200;

/** Fewest characters of a username (account-rules). */
const shortest = 8;

const numbered = (base: string, width = 0) =>
  Array.from({ length: mostTried }, (_, n) => base + String(n + 1).padStart(width, "0"));

/** Usernames for somebody who has none, by their address: `hong.gil@…` may become hong.gil01. All fit the rules. */
export function proposedUsernames(email: string): string[] {
  const local = (email.split("@")[0] ?? "").replaceAll(/[^a-z0-9._-]/gu, "").slice(0, 40);
  const base = /[a-z]/u.test(local) ? local : `member${local}`;
  const own = base.length >= shortest && /\d/u.test(base) ? [base] : [];
  return [...own, ...numbered(base, Math.max(2, shortest - base.length))];
}

/** What somebody is called on the site who has not said: by their name, 홍길동2 where there is another. */
export const proposedNicknames = (name: string): string[] => [name, ...numbered(name.slice(0, 45)).slice(1)];

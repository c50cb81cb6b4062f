import type { UndescribedPicture } from "@bulmo/contracts/picture-description";

export type PostOf = Pick<UndescribedPicture, "type" | "index">;

export const postKeyOf = ({ type, index }: PostOf): string => `${type} ${index}`;
export const keyOf = (picture: UndescribedPicture): string => `${postKeyOf(picture)} ${picture.place}`;

/** Where the field of one is found. */
export const fieldIdOf = (key: string): string => `describe-${key.replaceAll(" ", "-")}`;

/** The name of one, wherever it is spoken of. */
export const nameOf = ({ title, place }: UndescribedPicture): string => `‘${title}’의 ${place}번째 이미지`;

/** What became of one that was sent; `failed` says why, and whether it helps to send it again. */
export type Outcome =
  | { status: "saving" }
  | { status: "saved"; isDecorative: boolean }
  | { status: "failed"; reason: string; isGone: boolean };

export type Outcomes = Readonly<Record<string, Outcome>>;

/** Whether it is still asked about: what is being saved is done until it turns out otherwise. */
export const isLeft = (outcome: Outcome | undefined): boolean =>
  outcome === undefined || (outcome.status === "failed" && !outcome.isGone);

/** The next one that is left behind `key`, else the first before it; undefined for none. */
export function nextLeft(keys: readonly string[], key: string, outcomes: Outcomes): string | undefined {
  const at = keys.indexOf(key);
  return [...keys.slice(at + 1), ...keys.slice(0, at)].find((other) => isLeft(outcomes[other]));
}

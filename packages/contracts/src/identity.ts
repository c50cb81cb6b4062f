import { looksOf } from "./identity-look.ts";
import type { AccentName } from "./look-names.ts";

type Words = Readonly<Record<string, string>>;

export type IdentityLine = { label: string; value: string; /** Where a press on it leads. */ href?: string };

/** Who runs the site, and how they are reached: at the foot of every page, in its title, in letters. */
export type Identity = {
  /** The association's. */
  name: string;
  /** The same in Hanja; empty where there is none. */
  nameHanja: string;
  address: string;
  lines: readonly IdentityLine[];
  /** Whether the site says of itself that names and texts stand in for real ones. */
  isSample: boolean;
  /** The seal with the first letter of its name, or the address of a picture; without it the drawn lotus. */
  logo?: string;
  /** Of another association than the drawn cards name: messengers are shown cards without a name. */
  isUnnamedCard?: boolean;
  /** Where another pigment than malachite was chosen. */
  accent?: AccentName;
};

/** What the field of the association's name is called: in braces texts name it so, and are read with the name of today. */
export const nameLabel = "협회 이름";

export const nameInBraces = `{${nameLabel}}`;

/** A postcode in brackets before its address. */
export const addressLine = (zonecode = "", address = ""): string => (zonecode && `(${zonecode}) `) + address;

/** A line for each that is there. */
export const contactLines = (phone = "", email = ""): IdentityLine[] =>
  [
    { label: "전화", value: phone, href: `tel:${phone}` },
    { label: "이메일", value: email, href: `mailto:${email}` },
  ].filter(({ value }) => value !== "");

export const numberLines = (rows: readonly Words[]): IdentityLine[] =>
  rows.map(({ label = "", value = "" }) => ({ label, value }));

type Text = { isSample: boolean; fields: Words; lists: Readonly<Record<string, readonly Words[]>> };

/** As the text `association` says it. */
export const identityOf = ({ isSample, fields, lists }: Text): Identity => ({
  name: fields["name"] ?? "",
  nameHanja: fields["nameHanja"] ?? "",
  address: addressLine(fields["zonecode"], fields["address"]),
  lines: [...contactLines(fields["phone"], fields["email"]), ...numberLines(lists["numbers"] ?? [])],
  isSample,
  ...looksOf(fields),
});

type Words = Readonly<Record<string, string>>;

export type FootLine = { label: string; value: string; /** Where a press on it leads. */ href?: string };

/** How the association is reached, as the foot of every page says it. */
export type Foot = { address: string; lines: readonly FootLine[] };

/** A postcode in brackets before its address. */
export const addressLine = (zonecode = "", address = ""): string => (zonecode && `(${zonecode}) `) + address;

/** A line for each that is there. */
export const contactLines = (phone = "", email = ""): FootLine[] =>
  [
    { label: "전화", value: phone, href: `tel:${phone}` },
    { label: "이메일", value: email, href: `mailto:${email}` },
  ].filter(({ value }) => value !== "");

export const numberLines = (rows: readonly Words[]): FootLine[] =>
  rows.map(({ label = "", value = "" }) => ({ label, value }));

type Text = { fields: Words; lists: Readonly<Record<string, readonly Words[]>> };

export const footOf = ({ fields: { zonecode, address, phone, email }, lists }: Text): Foot => ({
  address: addressLine(zonecode, address),
  lines: [...contactLines(phone, email), ...numberLines(lists["numbers"] ?? [])],
});

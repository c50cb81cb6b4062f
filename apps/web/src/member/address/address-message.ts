/** What the postcode service answers, as far as a form needs it (SUP-23). */
export type FoundAddress = {
  zonecode: string;
  address: string;
  /** `R` is a road address. */
  addressType: string;
  bname: string;
  buildingName: string;
};

/** Tells the opener that the service cannot be had, so that the address may be typed (requirements/decisions.md). */
export const unavailableMessage = { postcodeService: "unavailable" } as const;

export type AddressMessage = { kind: "found"; found: FoundAddress } | { kind: "unavailable" };

const fields = ["zonecode", "address", "addressType", "bname", "buildingName"] as const;

/** No Korean address is longer; what is comes from somebody else. */
const longest = 300;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The address window's message; null for whatever else windows tell each other (SUP-25). */
export function readAddressMessage(data: unknown): AddressMessage | null {
  if (!isRecord(data)) return null;
  if (data["postcodeService"] === unavailableMessage.postcodeService) return { kind: "unavailable" };
  const values = fields.map((field) => data[field]);
  const isText = (value: unknown) => typeof value === "string" && value.length <= longest;
  if (!values.every(isText)) return null;
  const [zonecode, address, addressType, bname, buildingName] = values as string[];
  if (!zonecode || !address) return null;
  return {
    kind: "found",
    found: { zonecode, address, addressType: addressType ?? "", bname: bname ?? "", buildingName: buildingName ?? "" },
  };
}

/** A road address with its neighbourhood and building, any other as it is (SUP-24). */
export function fullAddress({ address, addressType, bname, buildingName }: FoundAddress): string {
  const details = addressType === "R" ? [bname, buildingName].filter(Boolean) : [];
  return details.length > 0 ? `${address} (${details.join(", ")})` : address;
}

/**
 * The largest body of each kind, in bytes, and who may send one (SEC-16): of nobody else is a byte read. What a procedure
 * takes stands in its meta.
 */
export const bodySizes = {
  /** Any call. The largest is a profile of 10,000 characters, each of which JSON may write in six bytes. */
  call: { bytes: 64 * 1024, sender: "anybody" },
  /** A list of the association's history. */
  list: { bytes: 512 * 1024, sender: "administrator" },
  /** A post of 200,000 characters, written so; of a list of members some lines, and the names above them. */
  post: { bytes: 2 * 1024 * 1024, sender: "member" },
} as const;

export type BodySize = keyof typeof bodySizes;

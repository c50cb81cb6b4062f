/** Bytes of the largest body of each kind (SEC-16). What a procedure takes stands in its meta. */
export const bodySizes = {
  /** Any call. The largest is a profile of 10,000 characters, each of which JSON may write in six bytes. */
  call: 64 * 1024,
  /** A list of the association's history. */
  list: 512 * 1024,
  /** A post of 200,000 characters, written so. */
  post: 2 * 1024 * 1024,
} as const;

export type BodySize = keyof typeof bodySizes;

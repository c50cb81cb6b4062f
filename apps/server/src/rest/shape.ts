type RestMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How the specification writes a call, where the adapter cannot take it as it is: a JSON array as the body, or a body
 * on DELETE, or a text in the path that must be decoded. The normaliser turns such a call into `internal`, and the
 * document turns it back.
 */
export type RestShape = {
  method: RestMethod;
  path: `/${string}`;
  /** The field of the procedure's input that a bare array fills. */
  arrayField?: string;
};

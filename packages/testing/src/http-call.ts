export type Answer = {
  status: number;
  // What a test expects of a body is said where it is expected.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
};

export type CallOptions = { body?: unknown; token?: string; cookie?: string; headers?: Record<string, string> };

/** Calls a server as a program would. `body` is sent as JSON, `token` as Bearer, `cookie` as it is. */
export const createCall =
  (origin: string) =>
  async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { body, token, cookie, headers = {} } = options;
    const response = await fetch(origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== "" && response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };

/** The cookies an answer sets, ready to be sent back: name=value pairs. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

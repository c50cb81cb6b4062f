import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** What came of a client, and after how many milliseconds its connection was gone. */
export type End = { said: string; after: number };

/** Sends the parts with a pause of so many milliseconds after each, then nothing more, and waits to be let go. */
export async function trickle(origin: string, parts: readonly string[], pause = 0): Promise<End> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: false });
  // Who is cut off while sending hears of it as an error.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const start = performance.now();
  const left = [...parts];
  const send = () => {
    const part = left.shift();
    if (part === undefined) clearInterval(timer);
    else if (socket.writable) socket.write(part);
  };
  const timer = setInterval(send, pause);
  send();
  const said = await text(socket).catch(() => "");
  clearInterval(timer);
  return { said, after: performance.now() - start };
}

/** Asks for 28 MB and reads none of them; answers after how many milliseconds the connection was gone. */
export async function readNothing(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(16));
  const start = performance.now();
  // Whoever does not read hears of the end only when what they write comes back.
  const timer = setInterval(() => socket.write("\r\n"), 100);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return performance.now() - start;
}

/** The head of a request with a body of so many bytes. */
export const headOf = (path: string, type: string, length: number, more: readonly string[] = []) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", `Content-Type: ${type}`, `Content-Length: ${length}`, ...more]
    .map((line) => `${line}\r\n`)
    .join("") + "\r\n";

/** The beginning of a form with a file, which a client never ends. */
export const beginForm = (token: string, more: readonly string[] = []) => [
  headOf("/api/upload", "multipart/form-data; boundary=lotus", 100_000, [`Authorization: Bearer ${token}`, ...more]),
  '--lotus\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG',
];

/** The beginnings of calls in JSON. */
export const beginJson = (path: string) => [headOf(path, "application/json", 1_000), '{"username":'];

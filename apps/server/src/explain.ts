import { DirectoryTakenError } from "@bulmo/entities/embedded-lock";
import { EnvironmentError } from "./env.ts";
import { isUnavailable } from "./errors.ts";

/** Why a process could not do its work: one line for the person at the terminal, without a stack. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return `environment variable ${error.message}`;
  if (error instanceof DirectoryTakenError) return error.message;
  const { code, message, port, address, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (syscall !== "listen" && isUnavailable(error)) return `the database does not answer (${code ?? message})`;
  if (code === "EADDRINUSE") return `port ${port} on ${address} is already in use`;
  if (code === "EACCES" && port) return `no permission to listen on port ${port}`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "unknown error";
}

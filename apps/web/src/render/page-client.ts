import type { AppRouter } from "@bulmo/server/router";
import type { RenderInput } from "@bulmo/server/ssr";
import { createTRPCClientProxy, TRPCClientError, TRPCUntypedClient } from "@trpc/client";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import type { ApiClient } from "../session/call/trpc.ts";

type Target = Pick<RenderInput, "router" | "createContext">;

/** What the browser would have got of the same value. */
const asSent = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/**
 * Calls procedures of the same process. The library's link for that (`unstable_localLink`) can subscribe too; for each
 * call it makes and aborts two controllers, whose exceptions take as long as a tenth of a page's rendering.
 */
class PageClient extends TRPCUntypedClient<AppRouter> {
  readonly #target: Target;

  constructor(target: Target) {
    super({ links: [] });
    this.#target = target;
  }

  /** Rejects with what a call over HTTP would have rejected with. */
  override async query(path: string, input?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
    const { router, createContext } = this.#target;
    const type = "query";
    const getRawInput = () => Promise.resolve(input);
    let ctx: Awaited<ReturnType<Target["createContext"]>> | undefined;
    try {
      ctx = await createContext();
      return asSent(await callTRPCProcedure({ router, path, getRawInput, ctx, type, signal, batchIndex: 0 }));
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const { _config: config } = router._def;
      const shape = getTRPCErrorShape({ config, error, type, path, input, ctx });
      throw TRPCClientError.from({ error: asSent(shape) } as never, { cause: error });
    }
  }
}

/** What a page reads while it is rendered. */
export const createPageClient = (target: Target): ApiClient => createTRPCClientProxy(new PageClient(target));

import type { AppRouter } from "@bulmo/server/router";
import type { TRPCClient } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { QueryClient } from "@tanstack/react-query";

/** The hooks of components. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = TRPCClient<AppRouter>;

/** The same calls for loaders: what they fetch, the hooks find. */
export const createQueries = (client: ApiClient, queryClient: QueryClient) =>
  createTRPCQueryUtils({ client, queryClient });

export type Queries = ReturnType<typeof createQueries>;

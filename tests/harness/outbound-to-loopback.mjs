import { registerHooks } from "node:module";

// For a server that a test starts: webhooks reach receivers on this machine, without a certificate. The site has no
// setting for it, and so none that could be wrong; what it does instead is looked at where it stands (platform/outbound).
const source = `
  import { request } from "node:http";
  export const outside = { resolve: async () => ["127.0.0.1"], mayReach: () => true, request };
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith("/platform/outbound/outside.ts")
      ? { format: "module", source, shortCircuit: true }
      : next(url, context),
});

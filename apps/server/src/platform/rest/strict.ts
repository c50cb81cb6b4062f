import type { AnyTRPCRouter } from "@trpc/server";
import type { ZodType } from "zod";

type Procedure = { _def: { inputs: unknown[] } };
type Definition = ZodType["def"] & {
  shape?: Record<string, ZodType>;
  options?: ZodType[];
  innerType?: ZodType;
  element?: ZodType;
  in?: ZodType;
  out?: ZodType;
};

const coercible = new Set(["number", "boolean", "bigint", "date"]);

function hold(schema: ZodType): void {
  const definition: Definition = schema.def;
  const { type, shape = {}, options = [], innerType, element, in: before, out } = definition;
  if (coercible.has(type))
    Object.defineProperty(definition, "coerce", {
      get: () => false,
      set: () => {
        // Where the property could not be written, the adapter's assignment would throw.
      },
      configurable: true,
    });
  for (const inner of [...Object.values(shape), ...options, innerType, element, before, out]) if (inner) hold(inner);
}

/**
 * The adapter has its schemas take whatever Number() and Boolean() make something of (`true`, `[477]`, "0x1", and "false"
 * as true), and with the first call tRPC, which has the same schemas. What a query may write otherwise stands in the
 * contracts.
 */
export function holdSchemas(router: AnyTRPCRouter): void {
  for (const { _def } of Object.values(router._def.procedures as Record<string, Procedure>))
    for (const input of _def.inputs) hold(input as ZodType);
}

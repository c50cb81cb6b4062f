import type { AnyTRPCRouter } from "@trpc/server";
import type { core } from "zod";

type Procedure = { _def: { inputs: unknown[] } };
type Definition = core.$ZodTypeDef & {
  shape?: Record<string, core.$ZodType>;
  options?: core.$ZodType[];
  innerType?: core.$ZodType;
  element?: core.$ZodType;
  in?: core.$ZodType;
  out?: core.$ZodType;
};

const coercible = new Set(["number", "boolean", "bigint", "date"]);

function hold(schema: core.$ZodType): void {
  const definition: Definition = schema._zod.def;
  const { type, shape = {}, options = [], innerType, element, in: before, out } = definition;
  if (coercible.has(type))
    Object.defineProperty(definition, "coerce", { get: () => false, set: () => undefined, configurable: true });
  for (const inner of [...Object.values(shape), ...options, innerType, element, before, out]) if (inner) hold(inner);
}

/**
 * The adapter has its schemas take whatever Number() and Boolean() make something of (`true`, `[477]`, "0x1", and "false"
 * as true), and with the first call tRPC, which has the same schemas. What a query may write otherwise stands in the
 * contracts.
 */
export function holdSchemas(router: AnyTRPCRouter): void {
  for (const { _def } of Object.values(router._def.procedures as Record<string, Procedure>))
    for (const input of _def.inputs) hold(input as core.$ZodType);
}

/**
 * One schema for all fields with the same rule. Schemas never change, and each takes a kilobyte of every process: the calls
 * have five thousand.
 */
export function shared<Rule extends readonly (string | number | undefined)[], Schema>(
  make: (...rule: Rule) => Schema,
): (...rule: Rule) => Schema {
  const made = new Map<string, Schema>();
  return (...rule) => {
    const key = JSON.stringify(rule);
    const schema = made.get(key) ?? make(...rule);
    made.set(key, schema);
    return schema;
  };
}

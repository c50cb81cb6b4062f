/** Texts that stand in `content`, or what a database was filled with. */
type SampleKind = "texts" | "database";

const paths: Record<SampleKind, RegExp> = {
  texts: /^\/(?:$|about|news|member)/u,
  database: /^\/(?:gallery|community|about\/history|news\/cultural-property)/u,
};

/** What on the page of an address may be samples. Forms, terms and the administration show none. */
export const sampleKinds = (pathname: string): SampleKind[] =>
  (["texts", "database"] as const).filter((kind) => paths[kind].test(pathname));

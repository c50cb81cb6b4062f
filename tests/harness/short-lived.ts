/**
 * How Node starts for what lives as long as a story. V8 compiles what is hot of the embedded database a second time, to run
 * it faster from then on: 4 s of a processor in the first seconds of every site, which a site that ends soon never earns.
 */
export const shortLived = ["--liftoff-only"];

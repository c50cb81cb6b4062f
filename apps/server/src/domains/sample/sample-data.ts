/** What Node says where the package is missing as a whole; of a clone that is broken it names the file. */
const isNotInstalled = (error: unknown) =>
  error instanceof Error &&
  (error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND" &&
  error.message.startsWith("Cannot find package '@bulmo/samples' ");

const whereInstalled = <Module>(loading: Promise<Module>): Promise<Module | undefined> =>
  loading.catch((error: unknown) => {
    if (isNotInstalled(error)) return undefined;
    throw error;
  });

// A clone has the sample data and an image does not; a site that lives on its own data never reads it.

/** The texts that fill an empty site. Undefined where this installation has none. */
export const openSampleTexts = () => whereInstalled(import("@bulmo/samples/load-samples"));

/** The works and their painter. Undefined where this installation has none. */
export const openSampleWorks = () => whereInstalled(import("@bulmo/samples/hang-works"));

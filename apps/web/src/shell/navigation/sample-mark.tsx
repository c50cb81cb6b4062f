import { association } from "@bulmo/content/association";
import { SampleSeal } from "@bulmo/ui/sample-seal";
import { useRouter } from "@tanstack/react-router";
import { sampleKinds } from "./sample-kinds.ts";
import { usePathname } from "../../page/shown-page.ts";

/** Where the foot of every page explains what a sample is. */
export const sampleNoteId = "samples";

/** Whether this installation shows samples at all: texts of the association, or what fills its database. */
export function useSamples() {
  return { texts: association.sampleContent, database: useRouter().options.context?.hasSamples ?? false };
}

/** 견본, once on a page that shows samples; nothing on any other. */
export function SampleMark() {
  const samples = useSamples();
  const pathname = usePathname();
  return sampleKinds(pathname).some((kind) => samples[kind]) ? <SampleSeal href={`#${sampleNoteId}`} /> : null;
}

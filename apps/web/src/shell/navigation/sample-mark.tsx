import { SampleSeal } from "@bulmo/ui/sample-seal";
import { usePathname } from "../../page/shown-page.ts";
import { showsSamples } from "./shows-samples.ts";
import { sampleNoteId, useSamples } from "./use-samples.ts";

/** 견본, once on a page that shows samples; nothing on any other. */
export function SampleMark() {
  return showsSamples(usePathname(), useSamples()) ? <SampleSeal href={`#${sampleNoteId}`} /> : null;
}

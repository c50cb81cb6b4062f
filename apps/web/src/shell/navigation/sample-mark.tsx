import { SampleSeal } from "@bulmo/ui/sample-seal";
import { sampleKinds } from "./sample-kinds.ts";
import { usePathname } from "../../page/shown-page.ts";
import { sampleNoteId, useSamples } from "./use-samples.ts";

/** 견본, once on a page that shows samples; nothing on any other. */
export function SampleMark() {
  const samples = useSamples();
  const pathname = usePathname();
  return sampleKinds(pathname).some((kind) => samples[kind]) ? <SampleSeal href={`#${sampleNoteId}`} /> : null;
}

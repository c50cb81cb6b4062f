import { ExhibitionDetails } from "../../../gallery/exhibition/exhibition-details.tsx";
import { trpc } from "../../../session/call/trpc.ts";

/** The poster and the facts of an exhibition, above its first works (EXH-05). */
export function ExhibitionOpening({ n }: { n: number }) {
  const [exhibition] = trpc.exhibition.get.useSuspenseQuery({ n });
  return <ExhibitionDetails exhibition={exhibition} />;
}

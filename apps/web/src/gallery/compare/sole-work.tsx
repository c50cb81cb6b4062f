import type { PostAddress } from "@bulmo/contracts/post";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { trpc } from "../../session/call/trpc.ts";
import { ComparedWork } from "./compared-work.tsx";

const alone = () => undefined;

/** The one that is left of two. */
export function SoleWork({ address }: { address: PostAddress }) {
  const [post] = trpc.post.get.useSuspenseQuery(address);
  return <ComparedWork post={post} onLead={alone} onStage={alone} />;
}

/** What was to be seen beside another and hangs no more: its title stays, as at its own address (WRK-05). */
export const WithdrawnNote = ({ title }: { title: string }) => (
  <p>‘{keepTogether(title)}’ 작품은 전시에서 내려져 나란히 볼 수 없습니다. 다시 걸리면 이 주소에서 볼 수 있습니다.</p>
);

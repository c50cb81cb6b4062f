import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useDraftPlace } from "../draft/use-draft-place.ts";
import { usePostNow } from "./use-post-now.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { ContentForm } from "./content-form.tsx";

type ContentEditingProps = {
  /** The board that a new post is meant for. */
  type: PostType;
  /** The post that is edited; null for a new one. */
  address: PostAddress | null;
  /** Hears on which board the post is now. */
  onDone: (type: PostType) => void;
};

/** For administrators, behind a guard: a new post, or any that is there (ADM-19 to ADM-22). */
export function ContentEditing({ type, address, onDone }: ContentEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  return address ? (
    <OldContent key={`${address.type}:${address.index}`} userId={userId} address={address} onDone={onDone} />
  ) : (
    <Placed key={type} userId={userId} type={type} post={null} onDone={onDone} />
  );
}

type PlacedProps = { userId: string; type: PostType; post: PostDetail | null; onDone: (type: PostType) => void };

function Placed({ userId, type, post, onDone }: PlacedProps) {
  // The form for members has other fields: neither takes the other's draft.
  const place = useDraftPlace({ userId, board: `admin:${type}`, index: post?.index });
  return place ? <ContentForm place={place} type={type} post={post} onDone={onDone} /> : <BusyState />;
}

type OldContentProps = { userId: string; address: PostAddress; onDone: (type: PostType) => void };

function OldContent({ userId, address, onDone }: OldContentProps) {
  const { post, hasFailed, refetch } = usePostNow(address);
  if (!post)
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>게시물을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  return <Placed userId={userId} type={post.type} post={post} onDone={onDone} />;
}

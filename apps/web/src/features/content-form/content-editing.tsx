import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useSessionState } from "../../lib/session/session-provider.tsx";
import { trpc } from "../../lib/trpc.ts";
import { blankFields, fieldsOf } from "./content-fields.ts";
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
    <ContentForm key={type} userId={userId} address={null} initial={blankFields(type)} onDone={onDone} />
  );
}

type OldContentProps = { userId: string; address: PostAddress; onDone: (type: PostType) => void };

function OldContent({ userId, address, onDone }: OldContentProps) {
  // What is shown of it elsewhere may be a while old; what is edited must not be.
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = trpc.post.get.useQuery(address, {
    refetchOnMount: "always",
    networkMode: "always",
  });
  if (!data || !isFetchedAfterMount) {
    return isError && !isFetching ? (
      <ErrorState onRetry={() => void refetch()}>게시물을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  }
  return <ContentForm userId={userId} address={address} initial={fieldsOf(data)} onDone={onDone} />;
}

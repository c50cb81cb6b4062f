import type { UndescribedPicture } from "@bulmo/contracts/picture-description";
import type { PostDetail } from "@bulmo/contracts/post";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import type { Described } from "../../post/editor/description.ts";
import { saidAs } from "../../parts/text/particle.ts";
import { attributeOf } from "../../post/picture/image-tag.ts";
import { currentOf, isNotFound, isUnanswered, messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { fieldIdOf, keyOf, type Outcome, type Outcomes, postKeyOf } from "./undescribed-picture.ts";

const unknown = "서버의 응답을 받지 못했습니다. 적으신 것은 그대로 있으니 다시 저장해 주세요.";
const gone = "이 글은 그사이 지워졌거나 옮겨졌습니다.";
const overtaken = "그사이 다른 사람이 이 글을 고쳐 저장하지 않았습니다.";
const undone = "되돌리지 못했습니다.";

/** What another said of it meanwhile, where that can be found. */
function overtakenBy({ content }: PostDetail, { imageUrl, place }: UndescribedPicture): string {
  const tag = content.match(/<img\b[^>]*>/gu)?.[place - 1] ?? "";
  const alt = attributeOf(tag, "src") === imageUrl ? attributeOf(tag, "alt") : undefined;
  if (alt) return `${overtaken} 지금은 ‘${alt}’${saidAs(alt)} 적혀 있습니다. 바꾸시려면 다시 저장해 주세요.`;
  return `${overtaken} 글을 살펴보시고 다시 저장해 주세요.`;
}

const nothing: Described = { description: "", isDecorative: false };

function failure(error: unknown, picture: UndescribedPicture): Extract<Outcome, { status: "failed" }> {
  const current = currentOf(error, "POST_OVERTAKEN");
  const isGone = isNotFound(error);
  const answer = isUnanswered(error) ? unknown : messageOf(error);
  return { status: "failed", reason: current ? overtakenBy(current, picture) : isGone ? gone : answer, isGone };
}

/** Sends what is said of one, with the revision of its post that is known here. */
function useSend() {
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync } = trpc.pictureDescription.update.useMutation();
  /** Of posts that were changed from here, or that another changed meanwhile. */
  const revisions = useRef(new Map<string, number>());
  return async (picture: UndescribedPicture, said: Described): Promise<void> => {
    const { type, index, imageUrl, place } = picture;
    const post = postKeyOf(picture);
    const revision = revisions.current.get(post) ?? picture.revision;
    try {
      const saved = await mutateAsync({ type, index, imageUrl, place, ...said, revision });
      revisions.current.set(post, saved.revision);
    } catch (error) {
      const current = currentOf(error, "POST_OVERTAKEN");
      if (current) revisions.current.set(post, current.revision);
      throw error;
    }
    void invalidatePosts("none");
  };
}

/** Says what pictures show, one after the other in the order in which they were saved: those of a post change one text. */
export function useDescribe() {
  const send = useSend();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const line = useRef(Promise.resolve());

  const note = (key: string, outcome: Outcome | undefined) =>
    setOutcomes(({ [key]: _before, ...others }) => (outcome ? { ...others, [key]: outcome } : others));

  const save = (picture: UndescribedPicture, said: Described): void => {
    const key = keyOf(picture);
    note(key, { status: "saving" });
    line.current = line.current.then(() =>
      send(picture, said).then(
        () => note(key, { status: "saved", isDecorative: said.isDecorative }),
        (error: unknown) => note(key, failure(error, picture)),
      ),
    );
  };

  /** It is asked about again, with what was typed; the focus goes there, as what was pressed is gone. */
  const takeBack = (picture: UndescribedPicture): void => {
    const key = keyOf(picture);
    const show = (outcome: Outcome | undefined) => {
      flushSync(() => note(key, outcome));
      document.getElementById(fieldIdOf(key))?.focus();
    };
    note(key, { status: "saving" });
    line.current = line.current.then(() =>
      send(picture, nothing).then(
        () => show(undefined),
        (error: unknown) => {
          const failed = failure(error, picture);
          show({ ...failed, reason: `${undone} ${failed.reason}` });
        },
      ),
    );
  };

  return { outcomes, save, takeBack };
}

import type { PostType } from "@bulmo/contracts/post";
import { useEffect, useEffectEvent, useState } from "react";
import { isNotFound } from "../../session/call/call-error.ts";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { useSendPicture } from "../../parts/upload/use-picture-upload.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type Batch, createBatch } from "./batch.ts";
import { createBatchStorage, type StoredBatch } from "./batch-storage.ts";
import { writtenBefore } from "../../post/idempotent-send.ts";
import type { CreationCalls } from "./creation-queue.ts";
import { pause } from "../../parts/retry/pause.ts";
import type { SendPicture } from "./upload-queue.ts";

/** The calls of the single forms, so that their permissions, limits and rules hold here as well. */
function useCalls(type: PostType): CreationCalls & { send: SendPicture } {
  const send = useSendPicture();
  const { client } = trpc.useUtils();
  return {
    send,
    create: async (payload, idempotencyKey) =>
      (await client.post.create.mutate({ ...payload, idempotencyKey }).catch(writtenBefore)).data,
    update: async (payload, index) => {
      await client.post.update.mutate({ ...payload, targetType: type, index }).catch((error: unknown) => {
        // Deleted or moved meanwhile: somebody has looked after it.
        if (!isNotFound(error)) throw error;
      });
    },
  };
}

export type OpenedBatch = {
  batch: Batch;
  /** What an earlier visit left unfinished. */
  stored: StoredBatch | null;
};

/** The works that one administrator puts into one exhibition; null until the browser has said what it kept. */
export function useBatch(userId: string, type: PostType): OpenedBatch | null {
  const [opened, setOpened] = useState<OpenedBatch | null>(null);
  const calls = useCalls(type);
  const invalidatePosts = useInvalidatePosts();
  const open = useEffectEvent((storage: ReturnType<typeof createBatchStorage>) =>
    createBatch({ ...calls, type, storage, onMade: () => void invalidatePosts(), pause }),
  );
  useEffect(() => {
    const storage = createBatchStorage(userId, type);
    const batch = open(storage);
    let isLeft = false;
    const show = (stored: StoredBatch | undefined) => !isLeft && setOpened({ batch, stored: stored ?? null });
    storage.read().then(show, () => show(undefined));
    const goOn = () => batch.get().halt !== null && batch.goOn();
    window.addEventListener("online", goOn);
    return () => {
      isLeft = true;
      window.removeEventListener("online", goOn);
      batch.close();
    };
  }, [userId, type]);
  return opened;
}

import { authRouter } from "./domains/auth/auth.router.ts";
import { commentRouter } from "./domains/comment/comment.router.ts";
import { postRouter } from "./domains/post/post.router.ts";
import { createCallerFactory, router } from "./trpc.ts";

export const appRouter = router({
  auth: authRouter,
  comment: commentRouter,
  post: postRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

import { z } from "zod";
import { postAddress, postIndex } from "./post.ts";

/** The number of a work, which it has wherever it hangs and whatever it is called (WRK-05). */
export const workNamed = z.object({ number: postIndex() });

export const workAddress = z.object({
  title: z.string(),
  address: postAddress
    .nullable()
    .meta({ description: "지금 걸려 있는 곳입니다. 내려진 작품이면 null이고 제목만 남습니다." }),
});
export type WorkAddress = z.infer<typeof workAddress>;

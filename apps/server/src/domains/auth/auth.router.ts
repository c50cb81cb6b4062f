import { router } from "../../trpc.ts";
import { invitationProcedures } from "./invitation.procedures.ts";
import { memberProcedures } from "./member.procedures.ts";
import { openSessionProcedures } from "./open-session.procedures.ts";
import { passwordProcedures } from "./password.procedures.ts";
import { secondFactorProcedures } from "./second-factor.procedures.ts";
import { sessionProcedures } from "./session.procedures.ts";
import { signUpProcedures } from "./sign-up.procedures.ts";

export const authRouter = router({
  ...sessionProcedures,
  ...signUpProcedures,
  ...passwordProcedures,
  ...secondFactorProcedures,
  ...openSessionProcedures,
  ...invitationProcedures,
  ...memberProcedures,
});

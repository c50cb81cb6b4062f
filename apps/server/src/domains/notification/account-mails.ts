import { apiKey } from "@bulmo/contracts/key";
import { correctionFields, correctionLabels } from "@bulmo/contracts/member";
import { z } from "zod";
import { keyCreatedMail, keyRevokedMail } from "./key-mail-templates.ts";
import { defineMail, instant } from "./mail-template.ts";
import {
  emailChangedMail,
  factorChangeKinds,
  firstPasswordMail,
  nameChangedMail,
  passwordChangedMail,
  secondFactorMail,
} from "./mail-templates.ts";
import { adminChangedMail, correctedMail } from "./member-mail-templates.ts";
import { webhookDisabledMail } from "./webhook-mail-templates.ts";

// What members are told of their accounts, and administrators of what turned itself off.

export const passwordChanged = defineMail({
  kind: "password-changed",
  data: z.object({ hadKeys: z.boolean(), changedAt: instant }),
  compose: (values, { data }) => passwordChangedMail({ ...values, ...data }),
});

export const firstPassword = defineMail({
  kind: "first-password",
  data: z.object({ changedAt: instant }),
  compose: (values, { data }) => firstPasswordMail({ ...values, ...data }),
});

export const emailChanged = defineMail({
  kind: "email-changed",
  data: z.object({ newEmail: z.string(), isNameChanged: z.boolean(), changedAt: instant }),
  compose: (values, { data }) => emailChangedMail({ ...values, ...data }),
});

export const nameChanged = defineMail({
  kind: "name-changed",
  data: z.object({ changedAt: instant }),
  compose: (values, { data }) => nameChangedMail({ ...values, ...data }),
});

export const secondFactorChanged = defineMail({
  kind: "second-factor",
  data: z.object({ change: z.enum(factorChangeKinds), changedAt: instant }),
  compose: (values, { data }) => secondFactorMail({ ...values, ...data }),
});

export const administratorChanged = defineMail({
  kind: "administrator",
  data: z.object({ isAdmin: z.boolean(), changedAt: instant }),
  compose: (values, { data }) => adminChangedMail({ ...values, ...data }),
});

export const memberCorrected = defineMail({
  kind: "corrected",
  data: z.object({
    changed: z.array(z.enum(correctionFields)),
    newEmail: z.string(),
    isDoubted: z.boolean(),
    changedAt: instant,
  }),
  compose: (values, { data: { changed, newEmail, isDoubted, changedAt }, recipient: { to } }) =>
    correctedMail({
      ...values,
      what: changed.map((field) => correctionLabels[field]),
      email: changed.includes("email") ? { newEmail, isNew: to === newEmail, isDoubted } : null,
      isNameChanged: changed.includes("name"),
      changedAt,
    }),
});

export const keyCreated = defineMail({
  kind: "key-created",
  data: z.object({ key: apiKey }),
  compose: (values, { data }) => keyCreatedMail({ ...values, ...data }),
});

export const keyRevoked = defineMail({
  kind: "key-revoked",
  data: z.object({ keyName: z.string(), revokedAt: instant }),
  compose: (values, { data }) => keyRevokedMail({ ...values, ...data }),
});

export const webhookDisabled = defineMail({
  kind: "webhook",
  data: z.object({ webhookName: z.string(), reason: z.enum(["GONE", "FAILING"]), disabledAt: instant }),
  compose: (values, { data }) => webhookDisabledMail({ ...values, ...data }),
});

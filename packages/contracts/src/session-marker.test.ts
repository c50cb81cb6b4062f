import { expect, test } from "vitest";
import { hasSessionMarker } from "./session-marker.ts";

test.each(["bulmo_signed_in=1", "theme=dark; bulmo_signed_in=1", "__Host-bulmo_signed_in=1; theme=dark"])(
  "AUT-10 there is a session: %s",
  (cookies) => {
    expect(hasSessionMarker(cookies)).toBe(true);
  },
);

test.each(["", "theme=dark", "not_bulmo_signed_in=1", "bulmo_signed_in_before=1", "__Host-other=1"])(
  "AUT-10 there is none: %j",
  (cookies) => {
    expect(hasSessionMarker(cookies)).toBe(false);
  },
);

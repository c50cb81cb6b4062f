import { expect, test } from "vitest";
import { createKeyText, hashKey, isKeyText, looksLikeKey, prefixOf } from "./key-text.ts";

const many = Array.from({ length: 500 }, createKeyText);

test("API-44 a key is bulmo_, 43 letters and digits at random, and a checksum of six", () => {
  for (const key of many) expect(key).toMatch(/^bulmo_[0-9A-Za-z]{49}$/u);
  expect(new Set(many).size).toBe(many.length);
  // 62 letters in 43 places of 500 keys: each is drawn about 347 times.
  const drawn = new Map<string, number>();
  for (const letter of many.map((key) => key.slice(6, 49)).join("")) drawn.set(letter, (drawn.get(letter) ?? 0) + 1);
  expect(drawn.size).toBe(62);
  for (const count of drawn.values()) expect(count).toBeGreaterThan(200);
});

test("API-44 the checksum tells a real one from what only looks like one, without asking anybody", () => {
  for (const key of many) expect(isKeyText(key)).toBe(true);
  const [key = ""] = many;
  const swapped = `${key.slice(0, 20)}${key[21]}${key[20]}${key.slice(22)}`;
  const spoiled = [key.slice(0, -1), `${key}0`, key.replace("bulmo_", "BULMO_"), `${key}\n`, key.replace(/.$/u, "-")];
  for (const other of [...spoiled, ...(swapped === key ? [] : [swapped]), "bulmo_", ""])
    expect(isKeyText(other)).toBe(false);
});

test("API-44 a session's token is never taken for a key, nor a key for a token", () => {
  expect(looksLikeKey("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl")).toBe(false);
  expect(looksLikeKey("bulmo_anything")).toBe(true);
});

test("API-44 what a list shows of a key is eight letters of it, and its hash is not of those alone", () => {
  const [one = "", other = ""] = many;
  expect(prefixOf(one)).toBe(one.slice(0, 14));
  expect(hashKey(one)).toMatch(/^[0-9a-f]{64}$/u);
  expect(hashKey(one)).not.toBe(hashKey(other));
  expect(hashKey(one)).not.toBe(hashKey(prefixOf(one)));
});

import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./address-fields.css.ts";
import { fullAddress } from "./address-message.ts";
import { useAddressSearch } from "./use-address-search.ts";

type Address = { zonecode: string; address: string; detailAddress: string };

type AddressFieldsProps = {
  initial?: Address;
  errorOf: ErrorOf;
  readOnly?: boolean;
  /** What shows them. */
  Text?: ComponentType<ComponentProps<"input">>;
  /** The address was found, not typed: no input event tells the form. */
  onFound?: () => void;
  /** Not the address of who sits there: the browser does not offer theirs. */
  isSomebodyElse?: boolean;
};

const byHand = "우편번호 서비스를 이용할 수 없어 직접 입력하실 수 있습니다.";

/** Postal code and address, filled by the address window alone as long as it can be had, and the detail after them. */
export function AddressFields({
  initial,
  errorOf,
  readOnly = false,
  Text = TextInput,
  onFound,
  isSomebodyElse,
}: AddressFieldsProps) {
  const offer = (what: string) => (isSomebodyElse ? "off" : what);
  const [place, setPlace] = useState({ zonecode: initial?.zonecode ?? "", address: initial?.address ?? "" });
  const [canType, setCanType] = useState(false);
  const detail = useRef<HTMLInputElement>(null);
  const { open, holdFrame, isEmbedded, closeEmbedded } = useAddressSearch({
    onFound(found) {
      setPlace({ zonecode: found.zonecode, address: fullAddress(found) });
      onFound?.();
      detail.current?.focus();
    },
    onUnavailable: () => setCanType(true),
  });
  const field = (name: "zonecode" | "address") => ({
    name,
    value: place[name],
    readOnly: !canType,
    onChange: (event: { target: HTMLInputElement }) => setPlace({ ...place, [name]: event.target.value }),
  });
  const hint = canType && !readOnly ? byHand : undefined;
  return (
    <>
      <Field label="우편번호" required error={errorOf("zonecode")} hint={hint}>
        <div className={readOnly ? undefined : styles.zonecode}>
          <Text {...field("zonecode")} autoComplete={offer("postal-code")} inputMode="numeric" />
          {!readOnly && <Button onClick={open}>주소 검색</Button>}
        </div>
      </Field>
      <Field label="기본 주소" required error={errorOf("address")}>
        <Text {...field("address")} autoComplete={offer("address-line1")} />
      </Field>
      <Field label="상세주소" required error={errorOf("detailAddress")}>
        <Text
          ref={detail}
          name="detailAddress"
          defaultValue={initial?.detailAddress}
          autoComplete={offer("address-line2")}
        />
      </Field>
      <Dialog open={isEmbedded} onOpenChange={closeEmbedded} title="주소 검색">
        <div ref={holdFrame} className={styles.frame} />
      </Dialog>
    </>
  );
}

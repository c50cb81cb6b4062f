import { assemblyTemple } from "./assembly-temple.ts";

export type AssociationOfficer = { role: string; name: string; phone: string };

/** Degrees of WGS 84. */
export type Place = { latitude: number; longitude: number };

/** The ceremony for the masters before us, every year on the same day of the lunar calendar. */
export type Memorial = { name: string; lunarMonth: number; lunarDay: number };

/** With whom a new installation begins; the site is told otherwise where it is edited (docs/decisions/060). */
export type Association = {
  name: string;
  nameHanja: string;
  /** Where the general assembly and the memorial tea ceremony take place. */
  temple: string;
  /** For the map. */
  templePlace: Place;
  memorial: Memorial;
  master: string;
};

export const association: Association = {
  name: "일섭문도회",
  nameHanja: "日燮門徒會",
  temple: assemblyTemple,
  // A sample point by the address of direction.ts, not surveyed: the association sets its own.
  templePlace: { latitude: 35.8694, longitude: 126.9728 },
  memorial: { name: "선대 불모 추모다례재", lunarMonth: 7, lunarDay: 23 },
  master: "금용 일섭",
};

export const founding = {
  year: "2005",
  place: "김제 부용사",
};

type Contact = {
  zonecode: string;
  address: string;
  /** Those of whom a new installation tells the telephone, and whom texts name; a test holds them and officer.ts alike. */
  officers: readonly AssociationOfficer[];
};

/** How a new installation is reached: the site is told otherwise where it is edited (docs/decisions/053, 060). */
export const associationContact: Contact = {
  zonecode: "00000",
  address: "전북특별자치도 김제시 불모면 단청길 48, 2층",
  officers: [
    { role: "회장", name: "한석록", phone: "000-0000-0001" },
    { role: "부회장", name: "백호분", phone: "000-0000-0002" },
    { role: "사무국장", name: "문하엽", phone: "000-0000-0003" },
  ],
};

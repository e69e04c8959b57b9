/**
 * @generated SignedSource<<8e3a434a23a23dcdfffb322adb138685>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_viewer$data = {
  readonly id: string;
  readonly profile: {
    readonly address: string | null | undefined;
    readonly birthDate: string | null | undefined;
    readonly degree: {
      readonly id: string;
    } | null | undefined;
    readonly department: string | null | undefined;
    readonly duty: {
      readonly id: string;
    } | null | undefined;
    readonly major: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly professionalTitle: {
      readonly id: string;
    } | null | undefined;
    readonly regionPath: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly remark: string | null | undefined;
    readonly researchArea: string | null | undefined;
    readonly sex: Sex | null | undefined;
    readonly supervisor: string | null | undefined;
    readonly version: number;
    readonly workplaces: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "ProfileForm_viewer";
};
export type ProfileForm_viewer$key = {
  readonly " $data"?: ProfileForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_viewer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sex",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "birthDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "regionPath",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "degree",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "major",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "professionalTitle",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "researchArea",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supervisor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workplaces",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "duty",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remark",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "f8b8a20f6659d0e2c2157b1f925eea04";

export default node;

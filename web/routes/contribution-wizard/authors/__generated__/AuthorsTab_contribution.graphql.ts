/**
 * @generated SignedSource<<f4bd3911eaf8722234e2d5afed53a09f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type AuthorsTab_contribution$data = {
  readonly authors: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly company: string | null | undefined;
    readonly degree: {
      readonly id: string;
      readonly label: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly isCorresponding: boolean;
    readonly isFirstAuthor: boolean;
    readonly isRegistered: boolean;
    readonly personName: string;
    readonly position: number;
    readonly professionalTitle: {
      readonly id: string;
      readonly label: string;
    } | null | undefined;
    readonly revision: number;
    readonly sex: Sex | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "AuthorsTab_contribution";
};
export type AuthorsTab_contribution$key = {
  readonly " $data"?: AuthorsTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_contribution">;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorsTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionAuthor",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personName",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
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
          "kind": "ScalarField",
          "name": "isFirstAuthor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCorresponding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegistered",
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
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "degree",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "4d2650310d2ad9fc756c3c889492c8aa";

export default node;

/**
 * @generated SignedSource<<cbaef5ee3c1df32253e513e98747b31d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionSource = "FREE_SUBMISSION" | "OTHER" | "SPECIAL_INVITATION";
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
import type { FragmentRefs } from "relay-runtime";
export type ReviewTab_contribution$data = {
  readonly articleType: {
    readonly label: string;
  } | null | undefined;
  readonly colloquium: {
    readonly name: string;
  } | null | undefined;
  readonly column: {
    readonly name: string;
  } | null | undefined;
  readonly files: ReadonlyArray<{
    readonly id: string;
    readonly kind: FileKind;
    readonly name: string;
    readonly size: number;
    readonly " $fragmentSpreads": FragmentRefs<"FileLink_file">;
  }> | null | undefined;
  readonly source: ContributionSource | null | undefined;
  readonly subject: {
    readonly label: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAuthors_contribution" | "ReviewSections_contribution" | "ReviewText_contribution">;
  readonly " $fragmentType": "ReviewTab_contribution";
};
export type ReviewTab_contribution$key = {
  readonly " $data"?: ReviewTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTab_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
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
  "name": "ReviewTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Colloquium",
      "kind": "LinkedField",
      "name": "colloquium",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ColloquiumColumn",
      "kind": "LinkedField",
      "name": "column",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "articleType",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileLink_file"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewText_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewAuthors_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewSections_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "fda0980928ca9789b68495be3cbe02e9";

export default node;

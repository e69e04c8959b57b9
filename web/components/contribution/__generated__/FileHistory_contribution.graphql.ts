/**
 * @generated SignedSource<<62e20547cc311588818045bb5c508fc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileHistory_contribution$data = {
  readonly historyFiles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
  }> | null | undefined;
  readonly " $fragmentType": "FileHistory_contribution";
};
export type FileHistory_contribution$key = {
  readonly " $data"?: FileHistory_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileHistory_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileHistory_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "historyFiles",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileList_files"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "c12c5bd5c25d382045c6324bab6e74e2";

export default node;

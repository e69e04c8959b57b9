/**
 * @generated SignedSource<<8f023b6c0ebc3f77be91b722571686aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistorySection_contribution$data = {
  readonly courses: ReadonlyArray<{
    readonly colloquium: {
      readonly name: string;
    } | null | undefined;
    readonly events: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CourseTimeline_events">;
    }> | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HistorySection_contribution";
};
export type HistorySection_contribution$key = {
  readonly " $data"?: HistorySection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistorySection_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistorySection_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionCourse",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Colloquium",
          "kind": "LinkedField",
          "name": "colloquium",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowEvent",
          "kind": "LinkedField",
          "name": "events",
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
              "name": "CourseTimeline_events"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "8302727f31fa85ef9ff8383f48797f33";

export default node;

/**
 * @generated SignedSource<<29c63b8156efd9dcf956c1e7ea0b0164>>
 * @relayHash 74abb01ef36952164573bf1679d6470c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d02ff26c82e8a2978dc1acbf2efa229353ae4010c28feb6115b1f21290ef5f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sex = "FEMALE" | "MALE";
export type SuggestedReviewerKind = "OPPOSED" | "RECOMMENDED";
export type SaveContributionReviewersInput = {
  contributionId: string;
  kind: SuggestedReviewerKind;
  reviewers: ReadonlyArray<SuggestedReviewerInput>;
  version?: number | null | undefined;
};
export type SuggestedReviewerInput = {
  collegeName?: string | null | undefined;
  company?: string | null | undefined;
  degreeId?: string | null | undefined;
  dutyId?: string | null | undefined;
  email?: string | null | undefined;
  id?: string | null | undefined;
  personName?: string | null | undefined;
  professionalTitleId?: string | null | undefined;
  reason?: string | null | undefined;
  sex?: Sex | null | undefined;
};
export type useSaveContributionReviewersMutation$variables = {
  input: SaveContributionReviewersInput;
};
export type useSaveContributionReviewersMutation$data = {
  readonly saveContributionReviewers: {
    readonly contribution: {
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewersTab_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionReviewersMutation = {
  response: useSaveContributionReviewersMutation$data;
  variables: useSaveContributionReviewersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = [
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
    "name": "collegeName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "degree",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "duty",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DictionaryEntry",
    "kind": "LinkedField",
    "name": "professionalTitle",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveContributionReviewersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionReviewers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewersTab_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionReviewersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionReviewers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SuggestedReviewer",
                "kind": "LinkedField",
                "name": "recommendedReviewers",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SuggestedReviewer",
                "kind": "LinkedField",
                "name": "opposedReviewers",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2d02ff26c82e8a2978dc1acbf2efa229353ae4010c28feb6115b1f21290ef5f7",
    "metadata": {},
    "name": "useSaveContributionReviewersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9fbbc672d80cc15403d379ca06eb92ac";

export default node;

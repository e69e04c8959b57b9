/**
 * @generated SignedSource<<8db6e0c01e561bdea1a73d3768d26c5b>>
 * @relayHash b96c9339f92747f44f6609535a326d0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c1e542ea2843bbcb200c710c83b23f3e465e63b3d06735fa4457036f084702

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefuseContributionsInput = {
  comment?: string | null | undefined;
  contributionIds: ReadonlyArray<string>;
  dryRun?: boolean | null | undefined;
};
export type useRefuseContributionsMutation$variables = {
  input: RefuseContributionsInput;
};
export type useRefuseContributionsMutation$data = {
  readonly refuseContributions: {
    readonly results: ReadonlyArray<{
      readonly contribution: {
        readonly id: string;
        readonly stage: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution" | "ResponsibleParty_contribution">;
      } | null | undefined;
      readonly contributionId: string;
      readonly done: boolean;
      readonly refusal: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useRefuseContributionsMutation = {
  response: useRefuseContributionsMutation$data;
  variables: useRefuseContributionsMutation$variables;
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
  "name": "contributionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "done",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefuseContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "refuseContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ManuscriptStatus_contribution"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ResponsibleParty_contribution"
                  }
                ],
                "storageKey": null
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
    "name": "useRefuseContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "refuseContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authorStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withdrawnAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ResponsibleParty",
                    "kind": "LinkedField",
                    "name": "responsible",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "role",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "realName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
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
    "id": "33c1e542ea2843bbcb200c710c83b23f3e465e63b3d06735fa4457036f084702",
    "metadata": {},
    "name": "useRefuseContributionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3efaf57b0228fce339742ea0ba5af99d";

export default node;
